extension UINavigationController {
  /// Applies a storyboard's settings for hiding the bars.
  final func readHiding(_ coder: StoryboardCoder) {
    hidesBarsOnTap = coder.bool("hidesBarsOnTap") ?? false
    hidesBarsOnSwipe = coder.bool("hidesBarsOnSwipe") ?? false
    hidesBarsWhenKeyboardAppears = coder.bool("hidesBarsWhenKeyboardAppears") ?? false
    hidesBarsWhenVerticallyCompact = coder.bool("hidesBarsWhenVerticallyCompact") ?? false
  }

  /// Hides or shows the bars, like a tap.
  final func toggleBars() {
    let hides = !isNavigationBarHidden
    if hides { hidesToolbarToo = !isToolbarHidden }
    setNavigationBarHidden(hides, animated: true)
    if hidesToolbarToo { setToolbarHidden(hides, animated: true) }
  }
}
