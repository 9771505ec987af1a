/// A property wrapper that publishes the property's values.
///
/// Follows <https://developer.apple.com/documentation/combine/published>.
@propertyWrapper
public struct Published<Value> {
  /// A publisher of a property's values.
  public struct Publisher: OpenCombine.Publisher, _OrderedPublisher {
    /// The kind of values that the publisher delivers.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches a subscriber, which receives the current value first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.state.subscribe(subscriber)
    }
  }

  let storage: PublishedStorage<Value>

  /// Creates a property with a value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a property with a value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// A publisher of the property's values, which `$` before the property's name returns.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // A publisher that was passed to `assign(to:)` is still the property's own.
    set {}
  }

  /// The property's value, which only properties of classes have.
  @available(
    *, unavailable, message: "@Published is only available on properties of classes"
  )
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The value of a property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue) }
  }
}

/// Lets observable objects find their properties.
protocol PublishedPropertyWrapper {
  var property: any PublishedProperty { get }
}

extension Published: PublishedPropertyWrapper {
  var property: any PublishedProperty { storage }
}
