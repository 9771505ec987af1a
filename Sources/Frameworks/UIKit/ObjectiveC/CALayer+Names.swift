extension CALayer: NamedMembers {
  @MainActor static var namedMembers: [ObjCMember] {
    [
      .key("cornerRadius", \CALayer.cornerRadius),
      .key("borderWidth", \CALayer.borderWidth),
      .color("borderColor", \CALayer.borderColor),
      .color("backgroundColor", \CALayer.backgroundColor),
      .color("shadowColor", \CALayer.shadowColor),
      .key("shadowOpacity", \CALayer.shadowOpacity),
      .key("shadowRadius", \CALayer.shadowRadius),
      .key("shadowOffset", \CALayer.shadowOffset),
      .key("masksToBounds", \CALayer.masksToBounds),
      .key("opacity", \CALayer.opacity),
      .key("hidden", \CALayer.isHidden),
      .key("zPosition", \CALayer.zPosition),
      .key("name", \CALayer.name),
      .key("shouldRasterize", \CALayer.shouldRasterize),
      .key("rasterizationScale", \CALayer.rasterizationScale),
      .key("frame", \CALayer.frame),
      .key("bounds", \CALayer.bounds),
      .key("position", \CALayer.position),
      .key("anchorPoint", \CALayer.anchorPoint),
      .property("maskedCorners", of: CALayer.self, get: { $0.maskedCorners.rawValue }) {
        $0.maskedCorners = CACornerMask(rawValue: try ObjCRuntime.fitting($1))
      },
    ]
  }
}

extension ObjCMember {
  /// Returns a color property of a layer.
  ///
  /// As on iOS, a storyboard can't set it to a `UIColor`, because that isn't a `CGColor`.
  @MainActor fileprivate static func color(
    _ name: String,
    _ path: @autoclosure @escaping @MainActor () -> ReferenceWritableKeyPath<CALayer, CGColor?>
  ) -> ObjCMember {
    .property(name, of: CALayer.self, get: { $0[keyPath: path()] }) { layer, value in
      if value is UIColor {
        throw ObjCRuntime.Failure.mismatch(expected: "CGColor", found: "UIColor")
      }
      layer[keyPath: path()] = try ObjCRuntime.fitting(value)
    }
  }
}
