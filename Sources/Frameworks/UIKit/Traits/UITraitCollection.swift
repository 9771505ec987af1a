import AppRuntime

/// A collection of data that represents the environment of the user interface.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitcollection>.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The values of the traits, each of which can be unspecified.
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
    var hdrHeadroomUsageLimit = UIHDRHeadroomUsageLimit.unspecified
    var resolvesNaturalAlignment: Bool?
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    /// Applies the values that another set of values specifies.
    mutating func override(with other: Values) {
      let none = Values()
      func take<Value: Equatable>(_ new: Value, _ unspecified: Value, into value: inout Value) {
        if new != unspecified { value = new }
      }
      take(other.userInterfaceIdiom, none.userInterfaceIdiom, into: &userInterfaceIdiom)
      take(other.userInterfaceStyle, none.userInterfaceStyle, into: &userInterfaceStyle)
      take(other.layoutDirection, none.layoutDirection, into: &layoutDirection)
      take(other.displayScale, none.displayScale, into: &displayScale)
      take(other.horizontalSizeClass, none.horizontalSizeClass, into: &horizontalSizeClass)
      take(other.verticalSizeClass, none.verticalSizeClass, into: &verticalSizeClass)
      take(other.forceTouchCapability, none.forceTouchCapability, into: &forceTouchCapability)
      take(
        other.preferredContentSizeCategory, none.preferredContentSizeCategory,
        into: &preferredContentSizeCategory)
      take(other.displayGamut, none.displayGamut, into: &displayGamut)
      take(other.accessibilityContrast, none.accessibilityContrast, into: &accessibilityContrast)
      take(other.userInterfaceLevel, none.userInterfaceLevel, into: &userInterfaceLevel)
      take(other.legibilityWeight, none.legibilityWeight, into: &legibilityWeight)
      take(other.activeAppearance, none.activeAppearance, into: &activeAppearance)
      take(other.hdrHeadroomUsageLimit, none.hdrHeadroomUsageLimit, into: &hdrHeadroomUsageLimit)
      take(other.resolvesNaturalAlignment, nil, into: &resolvesNaturalAlignment)
      custom.merge(other.custom) { $1 }
    }
  }

  let values: Values

  /// Creates a collection without any specified traits.
  public override init() {
    values = Values()
    super.init()
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  static func with(_ change: (inout Values) -> Void) -> Values {
    var values = Values()
    change(&values)
    return values
  }

  /// Creates a collection that combines others.
  ///
  /// Later collections take precedence.
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

  /// Returns a copy of the collection with the changes that a closure makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
    -> UITraitCollection
  {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return UITraitCollection((traits as! MutableTraits).values)
  }

  /// The value of one of the system's or the app's traits.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values.value(of: trait) }

  /// Returns a copy of the collection with another value for a trait.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value)
    -> UITraitCollection
  {
    modifyingTraits { $0[trait] = value }
  }

  /// Creates a collection with an interface idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Self.with { $0.userInterfaceIdiom = idiom })
  }

  /// Creates a collection with an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Self.with { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// Creates a collection with a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Self.with { $0.layoutDirection = layoutDirection })
  }

  /// Creates a collection with a display scale.
  public convenience init(displayScale scale: CGFloat) {
    self.init(Self.with { $0.displayScale = scale })
  }

  /// Creates a collection with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.with { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a collection with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.with { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a collection with a 3D Touch capability.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(Self.with { $0.forceTouchCapability = capability })
  }

  /// Creates a collection with a preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Self.with { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a collection with a display gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(Self.with { $0.displayGamut = displayGamut })
  }

  /// Creates a collection with an accessibility contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Self.with { $0.accessibilityContrast = accessibilityContrast })
  }

  /// Creates a collection with an elevation level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Self.with { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// Creates a collection with a legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Self.with { $0.legibilityWeight = legibilityWeight })
  }

  /// Creates a collection with an active appearance.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(Self.with { $0.activeAppearance = activeAppearance })
  }

  /// The interface idiom of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The interface style, which is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels per point.
  open var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the screen supports 3D Touch.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The display gamut.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The accessibility contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The elevation level of the content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The legibility weight of text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The active appearance of the window.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Returns whether the collection contains all values that another specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.override(with: trait.values)
    return merged == values
  }

  /// Returns whether dynamic colors can be different in this collection and another.
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

  /// The traits of the view that's currently being drawn or laid out.
  open class var current: UITraitCollection {
    get { chosenCurrent ?? deviceTraits }
    set { chosenCurrent = newValue }
  }

  /// The current traits on this thread, or `nil` if they're the device's traits, which can change.
  private static var chosenCurrent: UITraitCollection? {
    get {
      MainQueue.isCurrent
        ? mainCurrent : Thread.current.threadDictionary[key] as? UITraitCollection
    }
    set {
      if MainQueue.isCurrent {
        mainCurrent = newValue
      } else {
        Thread.current.threadDictionary[key] = newValue
      }
    }
  }

  /// The traits of the device, which apply unless a view overrides them.
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
      $0.hdrHeadroomUsageLimit = .inactive
    })

  /// Executes a closure with this collection as the current traits.
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.chosenCurrent
    UITraitCollection.chosenCurrent = self
    actions()
    UITraitCollection.chosenCurrent = previous
  }

  /// Returns a collection with overrides applied, or this collection if they don't change anything.
  func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
    var result = values
    result.override(with: overrides.values)
    if overrides.sizeLimits.areSet, result.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = overrides.sizeLimits.limit(
        result.preferredContentSizeCategory)
    }
    return result == values ? self : UITraitCollection(result)
  }

  /// Returns the collection itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two collections are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// A hash value for the collection.
  open override var hash: Int { values.hashValue }
}
