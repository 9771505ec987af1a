extension UIViewController {
  /// Whether the view controller, or one that it shows, prevents users from dismissing it
  /// interactively.
  var isEffectivelyModalInPresentation: Bool {
    isModalInPresentation
      || children.contains {
        $0.viewIfLoaded?.window != nil && $0.isEffectivelyModalInPresentation
      }
  }
}
