import AppRuntime

/// What a view or controller knows of its surroundings: appearance, room, scale, text size.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitcollection>.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The traits; each has a value that stands for "not said".
  struct Values: Hashable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    /// Takes over what another says.
    mutating func override(with other: Values) {
      let none = Values()
      func take<Value: Equatable>(_ path: WritableKeyPath<Values, Value>) {
        if other[keyPath: path] != none[keyPath: path] {
          self[keyPath: path] = other[keyPath: path]
        }
      }
      take(\.userInterfaceIdiom)
      take(\.userInterfaceStyle)
      take(\.layoutDirection)
      take(\.displayScale)
      take(\.horizontalSizeClass)
      take(\.verticalSizeClass)
      take(\.forceTouchCapability)
      take(\.preferredContentSizeCategory)
      take(\.displayGamut)
      take(\.accessibilityContrast)
      take(\.userInterfaceLevel)
      take(\.legibilityWeight)
      take(\.activeAppearance)
      custom.merge(other.custom) { $1 }
    }
  }

  let values: Values

  /// Creates a collection in which nothing is said.
  public override init() {
    values = Values()
    super.init()
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  private static func with(_ change: (inout Values) -> Void) -> Values {
    var values = Values()
    change(&values)
    return values
  }

  /// Creates a collection that says what others say; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = Values()
    for collection in traitCollections { values.override(with: collection.values) }
    self.init(values)
  }

  /// Creates a collection with traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = MutableTraits(values: Values())
    mutations(&traits)
    self.init((traits as! MutableTraits).values)
  }

  /// A collection with traits that a closure changed.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
    -> UITraitCollection
  {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return UITraitCollection((traits as! MutableTraits).values)
  }

  /// The value of a trait, one of the system's or the app's own.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values.value(of: trait) }

  /// Returns a collection with another value of a trait.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value)
    -> UITraitCollection
  {
    modifyingTraits { $0[trait] = value }
  }

  /// Creates a collection that says the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Self.with { $0.userInterfaceIdiom = idiom })
  }

  /// Creates a collection that says light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Self.with { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// Creates a collection that says the direction of reading.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Self.with { $0.layoutDirection = layoutDirection })
  }

  /// Creates a collection that says how many pixels a point has.
  public convenience init(displayScale scale: CGFloat) {
    self.init(Self.with { $0.displayScale = scale })
  }

  /// Creates a collection that says how much room there is horizontally.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.with { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a collection that says how much room there is vertically.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.with { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a collection that says whether the screen feels pressure.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(Self.with { $0.forceTouchCapability = capability })
  }

  /// Creates a collection that says how large text is.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Self.with { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a collection that says which colors can be shown.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(Self.with { $0.displayGamut = displayGamut })
  }

  /// Creates a collection that says how strong contrasts are.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Self.with { $0.accessibilityContrast = accessibilityContrast })
  }

  /// Creates a collection that says whether the content lies over other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Self.with { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// Creates a collection that says whether text is bold.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Self.with { $0.legibilityWeight = legibilityWeight })
  }

  /// Creates a collection that says whether the window is in front.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(Self.with { $0.activeAppearance = activeAppearance })
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of reading.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels in a point.
  open var displayScale: CGFloat { values.displayScale }
  /// How much room there is horizontally.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is vertically.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the screen feels pressure.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// How large text is.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// Which colors can be shown.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// How strong contrasts are.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the content lies over other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether text is bold.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is in front.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Whether everything that another collection says is so here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.override(with: trait.values)
    return merged == values
  }

  /// Whether colors may look different under another collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.userInterfaceIdiom != other.userInterfaceIdiom
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.displayGamut != other.displayGamut
      || values.accessibilityContrast != other.accessibilityContrast
      || values.activeAppearance != other.activeAppearance
      || [values, other].flatMap(\.custom.values).contains {
        $0.trait.affectsColorAppearance && values.differs(from: other, in: $0.trait)
      }
  }

  nonisolated(unsafe) private static var mainCurrent: UITraitCollection?
  private static let key = "org.quince.traits"

  /// The traits of what is drawn or laid out now.
  open class var current: UITraitCollection {
    get {
      (MainQueue.isCurrent
        ? mainCurrent : Thread.current.threadDictionary[key] as? UITraitCollection)
        ?? deviceTraits
    }
    set {
      if MainQueue.isCurrent {
        mainCurrent = newValue
      } else {
        Thread.current.threadDictionary[key] = newValue
      }
    }
  }

  /// The traits of the device, which hold where no view says anything else.
  nonisolated(unsafe) static var deviceTraits = UITraitCollection(
    with {
      $0.userInterfaceIdiom = .phone
      $0.userInterfaceStyle = .light
      $0.layoutDirection = .leftToRight
      $0.displayScale = 3
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.forceTouchCapability = .unavailable
      $0.preferredContentSizeCategory = .large
      $0.displayGamut = .SRGB
      $0.accessibilityContrast = .normal
      $0.userInterfaceLevel = .base
      $0.legibilityWeight = .regular
      $0.activeAppearance = .active
    })

  /// Runs a closure during which these are the current traits.
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = previous
  }

  /// The collection with what overrides say; itself where they say nothing new.
  func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
    var result = values
    result.override(with: overrides.values)
    return result == values ? self : UITraitCollection(result)
  }

  /// The collection itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two collections say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// A number that equal collections share.
  open override var hash: Int { values.hashValue }
}
