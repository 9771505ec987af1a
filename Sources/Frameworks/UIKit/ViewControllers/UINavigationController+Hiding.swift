extension UINavigationController {
  /// Adopts the settings in a storyboard of when the bars are hidden.
  final func readHiding(_ coder: StoryboardCoder) {
    hidesBarsOnTap = coder.bool("hidesBarsOnTap") ?? false
    hidesBarsOnSwipe = coder.bool("hidesBarsOnSwipe") ?? false
    hidesBarsWhenKeyboardAppears = coder.bool("hidesBarsWhenKeyboardAppears") ?? false
    hidesBarsWhenVerticallyCompact = coder.bool("hidesBarsWhenVerticallyCompact") ?? false
  }

  /// Hides the bars, or shows them again, as a tap does.
  final func toggleBars() {
    let hides = !isNavigationBarHidden
    if hides { hidesToolbarToo = !isToolbarHidden }
    setNavigationBarHidden(hides, animated: true)
    if hidesToolbarToo { setToolbarHidden(hides, animated: true) }
  }
}
