extension UIView {
  /// The members that the class itself declares.
  static var viewNames: [ObjCMember] {
    [
      .key("backgroundColor", \UIView.backgroundColor),
      .key("tintColor", \UIView.tintColor),
      .key("alpha", \UIView.alpha),
      .key("hidden", \UIView.isHidden),
      .key("isHidden", \UIView.isHidden),
      .key("opaque", \UIView.isOpaque),
      .key("clipsToBounds", \UIView.clipsToBounds),
      .key("tag", \UIView.tag),
      .key("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      .key("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
      .key("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      .key("exclusiveTouch", \UIView.isExclusiveTouch),
      .key("frame", \UIView.frame),
      .key("bounds", \UIView.bounds),
      .key("center", \UIView.center),
      .key("transform", \UIView.transform),
      .key("layoutMargins", \UIView.layoutMargins),
      .key("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      .key("isAccessibilityElement", \UIView.isAccessibilityElement),
      .key("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      .key("accessibilityLabel", \UIView.accessibilityLabel),
      .key("accessibilityHint", \UIView.accessibilityHint),
      .key("accessibilityValue", \UIView.accessibilityValue),
      .key("restorationIdentifier", \UIView.restorationIdentifier),
      .key("mask", \UIView.mask),
      .key("maskView", \UIView.mask),
      // Apple's views have a private setter with this name.
      .key("cornerRadius", \UIView.layer.cornerRadius),
      .key(
        "translatesAutoresizingMaskIntoConstraints",
        \UIView.translatesAutoresizingMaskIntoConstraints),
      .readOnlyKey("layer", \UIView.layer),
      .readOnlyKey("superview", \UIView.superview),
      .readOnlyKey("subviews", \UIView.subviews),
      .rawKey("contentMode", \UIView.contentMode),
      .readOnlyKey("window", \UIView.window),
      .action("removeFromSuperview", of: UIView.self) { $0.removeFromSuperview() },
      .action("setNeedsDisplay", of: UIView.self) { $0.setNeedsDisplay() },
      .action("setNeedsLayout", of: UIView.self) { $0.setNeedsLayout() },
      .action("layoutIfNeeded", of: UIView.self) { $0.layoutIfNeeded() },
      .action("sizeToFit", of: UIView.self) { $0.sizeToFit() },
      .method("endEditing:", of: UIView.self) { view, arguments in
        view.endEditing((try? ObjCRuntime.argument(arguments, 0)) ?? true)
      },
    ]
  }

  /// The properties of the class that can be set on its appearance proxy.
  static var viewAppearance: [AppearanceProperty] {
    [.path(\UIView.ownTintColor), .path(\UIView.backgroundColor), .path(\UIView.alpha)]
  }
}
