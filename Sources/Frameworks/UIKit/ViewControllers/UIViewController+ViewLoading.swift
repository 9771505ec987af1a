extension UIViewController {
  /// A property wrapper that loads the view controller's view before the property is read.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewloading>.
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var stored: Value?

    /// Creates a property without a value, which loading the view must set.
    public init() {}

    /// Creates a property with a value.
    public init(wrappedValue: Value) {
      stored = wrappedValue
    }

    /// The value of a property outside a view controller, which isn't supported.
    @available(*, unavailable, message: "ViewLoading works only in view controllers")
    public var wrappedValue: Value {
      get { fatalError("ViewLoading works only in view controllers") }
      set { fatalError("ViewLoading works only in view controllers") }
    }

    /// The value of a view controller's property, which loads the view when it's read.
    @MainActor
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped property: ReferenceWritableKeyPath<Controller, Value>,
      storage storage: ReferenceWritableKeyPath<Controller, ViewLoading<Value>>
    ) -> Value {
      get {
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storage].stored else {
          fatalError("A property of \(type(of: controller)) wasn't set while the view was loaded")
        }
        return value
      }
      set { controller[keyPath: storage].stored = newValue }
    }
  }
}
