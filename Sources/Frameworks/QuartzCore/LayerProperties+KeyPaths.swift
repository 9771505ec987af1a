import DisplayList

extension LayerProperties {
  private typealias Property = AnimatableProperty<Self>

  /// The animatable properties, by key path.
  private static let animatable: [String: Property] = [
    "opacity": .number(\.opacity),
    "zPosition": .number(\.zPosition),
    "anchorPointZ": .number(\.anchorPointZ),
    "backgroundColor": .color(\.backgroundColor),
    "cornerRadius": .number(\.cornerRadius),
    "borderWidth": .number(\.borderWidth),
    "borderColor": .color(\.borderColor),
    "shadowColor": .color(\.shadowColor),
    "shadowOpacity": .number(\.shadowOpacity),
    "shadowRadius": .number(\.shadowRadius),
    "shadowPath": .path(\.shadowShape),
  ].merging(structures) { $1 }

  /// The properties whose components can be animated separately.
  private static let structures: [String: Property] = [
    Property.structure("position", \.position, .point),
    Property.structure("anchorPoint", \.anchorPoint, .point),
    Property.structure("bounds", \.bounds, .rectangle),
    Property.structure("contentsRect", \.contentsRect, .rectangle),
    Property.structure("shadowOffset", \.shadowOffset, .size),
    Property.structure("transform", \.transform, .transform),
    Property.structure("sublayerTransform", \.sublayerTransform, .transform),
  ].reduce(into: [:]) { all, structure in all.merge(structure) { $1 } }

  /// The properties that change without an animation, but that an app's animations can show, by key
  /// path.
  private static let onlyShown: [String: Property] = [
    "hidden": .flag(\.isHidden), "isHidden": .flag(\.isHidden),
  ]

  /// Returns the value at a key path, if it's animatable.
  func value(forKeyPath keyPath: String) -> AnimatableValue? {
    Self.animatable[keyPath]?.value(self)
  }

  /// Sets the value at a key path, and returns whether it's animatable.
  mutating func setValue(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool {
    Self.animatable[keyPath]?.set(&self, value) ?? false
  }

  /// Sets the value that an animation shows, and returns whether the key path exists.
  mutating func show(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool {
    (Self.animatable[keyPath] ?? Self.onlyShown[keyPath])?.set(&self, value) ?? false
  }

  private var shadowShape: Path? {
    get { shadowPath?.path }
    set { shadowPath = newValue.map { CGPath($0) } }
  }
}
