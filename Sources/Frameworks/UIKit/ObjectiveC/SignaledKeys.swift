/// The properties of the objects of UIKit and WebKit whose observers are notified of every change.
private enum SignaledKeys {
  static let all: Set<String> = [
    "adjustedContentInset", "alpha", "anchorPoint", "attributedText", "attributedTitle",
    "backgroundColor", "bounds", "center", "contentInset", "contentOffset", "contentSize",
    "currentPage", "enabled", "font", "frame", "hidden", "highlighted", "image", "isEnabled",
    "isHidden", "isHighlighted", "isOn", "isSelected", "numberOfPages", "on", "placeholder",
    "progress", "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems",
    "leftBarButtonItems", "selected", "selectedIndex", "selectedSegmentIndex",
    "selectedViewController", "state", "subviews", "text", "textAlignment", "textColor",
    "tintColor",
    "title", "titleView", "topViewController", "transform", "transform3D", "value",
    "viewControllers", "visibleViewController", "window",
    "URL", "canGoBack", "canGoForward", "estimatedProgress", "hasOnlySecureContent", "loading",
  ]

  /// Returns whether observers of a key path are notified at the time of a change.
  static func contains(_ path: String) -> Bool {
    guard path.hasPrefix("layer.") else { return all.contains(path) }
    return CALayer.signaledKeys.contains(String(path.dropFirst("layer.".count)))
  }
}

extension KeyValueChangeSignaling {
  package func signalsChange(ofKeyPath path: String) -> Bool { SignaledKeys.contains(path) }
}

extension UIResponder: KeyValueChangeSignaling {}
extension UIBarItem: KeyValueChangeSignaling {}
extension UINavigationItem: KeyValueChangeSignaling {}
extension UIGestureRecognizer: KeyValueChangeSignaling {}
