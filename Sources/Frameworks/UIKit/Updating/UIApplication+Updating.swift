extension UIApplication {
  /// Updates and lays out the views of all visible windows, as far as necessary.
  final func layOutWindows() {
    for window in windowsBackToFront where !window.isHidden { window.layOutTree() }
  }
}
