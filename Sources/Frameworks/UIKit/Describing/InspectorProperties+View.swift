import Foundation

/// An inspector's properties for every view.
extension InspectorProperties {
  static var view: [InspectorProperty] {
    [
      .fact("Frame on screen") { InspectorGeometry.text(InspectorGeometry.frameOnScreen(of: $0)) },
      .fact("Bounds") { InspectorGeometry.text($0.bounds) },
      frame("x", "X", \.origin.x),
      frame("y", "Y", \.origin.y),
      frame("width", "Width", \.size.width),
      frame("height", "Height", \.size.height),
      .fact("Transform") { $0.transform.isIdentity ? nil : "\($0.transform)" },
      .flag("hidden", "Hidden", of: UIView.self, \.isHidden),
      .number("alpha", "Alpha", of: UIView.self, in: 0...1, { $0.alpha }, { $0.alpha = $1 }),
      .flag("clipsToBounds", "Clips to bounds", of: UIView.self, \.clipsToBounds),
      .flag(
        "userInteraction", "User interaction enabled", of: UIView.self, \.isUserInteractionEnabled),
      .fact("Content mode") { "\($0.contentMode)" },
      .fact("Tag") { $0.tag == 0 ? nil : "\($0.tag)" },
    ]
  }

  /// Returns a component of the frame.
  ///
  /// If constraints determine the component, it's read-only.
  private static func frame(
    _ key: String, _ name: String, _ part: WritableKeyPath<CGRect, CGFloat>
  ) -> InspectorProperty {
    .number(
      "frame.\(key)", name, of: UIView.self, { $0.frame[keyPath: part] },
      { $0.frame[keyPath: part] = $1 })
  }

  static var viewColors: [InspectorProperty] {
    [
      .color(
        "backgroundColor", "Background", of: UIView.self, { $0.backgroundColor },
        { $0.backgroundColor = $1 }),
      .color("tintColor", "Tint", of: UIView.self, { $0.tintColor }, { $0.tintColor = $1 }),
    ]
  }

  /// The properties of the layer.
  ///
  /// The properties of a border or shadow are included only if there is one.
  static var layer: [InspectorProperty] {
    [
      .number(
        "cornerRadius", "Corner radius", of: UIView.self, in: 0...10_000,
        { $0.layer.cornerRadius }, { $0.layer.cornerRadius = $1 }),
      .number(
        "borderWidth", "Border width", of: UIView.self, in: 0...10_000,
        { $0.layer.borderWidth }, { $0.layer.borderWidth = $1 }),
      .color(
        "borderColor", "Border color", of: UIView.self,
        { $0.layer.borderColor.map { UIColor(cgColor: $0) } },
        { $0.layer.borderColor = $1?.cgColor }
      ).shown { $0.layer.borderWidth > 0 },
      .number(
        "shadowOpacity", "Shadow opacity", of: UIView.self, in: 0...1,
        { CGFloat($0.layer.shadowOpacity) }, { $0.layer.shadowOpacity = Float($1) }),
      .number(
        "shadowRadius", "Shadow radius", of: UIView.self, in: 0...500,
        { $0.layer.shadowRadius }, { $0.layer.shadowRadius = $1 }
      ).shown { $0.layer.shadowOpacity > 0 },
      .color(
        "shadowColor", "Shadow color", of: UIView.self,
        { $0.layer.shadowColor.map { UIColor(cgColor: $0) } },
        { $0.layer.shadowColor = $1?.cgColor }
      ).shown { $0.layer.shadowOpacity > 0 },
      .fact("Shadow offset") {
        let offset = $0.layer.shadowOffset
        return "\(InspectorGeometry.text(offset.width)), \(InspectorGeometry.text(offset.height))"
      }.shown { $0.layer.shadowOpacity > 0 },
      .fact("Mask") { $0.layer.mask.map { "\(type(of: $0))" } },
      .fact("Class") { "\(type(of: $0.layer))" },
      .number(
        "zPosition", "Z position", of: UIView.self, { $0.layer.zPosition },
        { $0.layer.zPosition = $1 }),
    ]
  }
}
