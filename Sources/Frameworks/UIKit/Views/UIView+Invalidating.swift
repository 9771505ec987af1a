extension UIView {
  /// A property wrapper that invalidates the view when the property's value changes.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/invalidating>.
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var stored: Value
    private let invalidation: InvalidationType

    /// Creates a property whose changes invalidate the view in one way.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      stored = wrappedValue
      self.invalidation = invalidation
    }

    /// The value of a property outside a view, which isn't supported.
    @available(*, unavailable, message: "Invalidating works only in views")
    public var wrappedValue: Value {
      get { fatalError("Invalidating works only in views") }
      set { fatalError("Invalidating works only in views") }
    }

    /// The value of a view's property.
    @MainActor
    public static subscript<View: UIView>(
      _enclosingInstance view: View,
      wrapped property: ReferenceWritableKeyPath<View, Value>,
      storage storage: ReferenceWritableKeyPath<View, Invalidating<Value, InvalidationType>>
    ) -> Value {
      get { view[keyPath: storage].stored }
      set {
        guard view[keyPath: storage].stored != newValue else { return }
        view[keyPath: storage].stored = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }
}

extension UIView.Invalidating {
  /// Creates a property whose changes invalidate the view in two ways.
  public init<Type1: UIViewInvalidating, Type2: UIViewInvalidating>(
    wrappedValue: Value, _ invalidation1: Type1, _ invalidation2: Type2
  ) where InvalidationType == UIView.Invalidations.Tuple<Type1, Type2> {
    self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
  }

  /// Creates a property whose changes invalidate the view in three ways.
  public init<Type1: UIViewInvalidating, Type2: UIViewInvalidating, Type3: UIViewInvalidating>(
    wrappedValue: Value, _ invalidation1: Type1, _ invalidation2: Type2, _ invalidation3: Type3
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<Type1, Type2>, Type3>
  {
    self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
  }

  /// Creates a property whose changes invalidate the view in four ways.
  public init<
    Type1: UIViewInvalidating, Type2: UIViewInvalidating, Type3: UIViewInvalidating,
    Type4: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Type1, _ invalidation2: Type2, _ invalidation3: Type3,
    _ invalidation4: Type4
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<Type1, Type2>, UIView.Invalidations.Tuple<Type3, Type4>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)))
  }

  /// Creates a property whose changes invalidate the view in five ways.
  public init<
    Type1: UIViewInvalidating, Type2: UIViewInvalidating, Type3: UIViewInvalidating,
    Type4: UIViewInvalidating, Type5: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Type1, _ invalidation2: Type2, _ invalidation3: Type3,
    _ invalidation4: Type4, _ invalidation5: Type5
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<Type1, Type2>, UIView.Invalidations.Tuple<Type3, Type4>
      >, Type5
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
        invalidation5))
  }

  /// Creates a property whose changes invalidate the view in six ways.
  public init<
    Type1: UIViewInvalidating, Type2: UIViewInvalidating, Type3: UIViewInvalidating,
    Type4: UIViewInvalidating, Type5: UIViewInvalidating, Type6: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Type1, _ invalidation2: Type2, _ invalidation3: Type3,
    _ invalidation4: Type4, _ invalidation5: Type5, _ invalidation6: Type6
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<Type1, Type2>, UIView.Invalidations.Tuple<Type3, Type4>
      >, UIView.Invalidations.Tuple<Type5, Type6>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
        .init(invalidation5, invalidation6)))
  }

  /// Creates a property whose changes invalidate the view in seven ways.
  public init<
    Type1: UIViewInvalidating, Type2: UIViewInvalidating, Type3: UIViewInvalidating,
    Type4: UIViewInvalidating, Type5: UIViewInvalidating, Type6: UIViewInvalidating,
    Type7: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Type1, _ invalidation2: Type2, _ invalidation3: Type3,
    _ invalidation4: Type4, _ invalidation5: Type5, _ invalidation6: Type6,
    _ invalidation7: Type7
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<Type1, Type2>, UIView.Invalidations.Tuple<Type3, Type4>
      >, UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<Type5, Type6>, Type7>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
        .init(.init(invalidation5, invalidation6), invalidation7)))
  }

  /// Creates a property whose changes invalidate the view in eight ways.
  public init<
    Type1: UIViewInvalidating, Type2: UIViewInvalidating, Type3: UIViewInvalidating,
    Type4: UIViewInvalidating, Type5: UIViewInvalidating, Type6: UIViewInvalidating,
    Type7: UIViewInvalidating, Type8: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Type1, _ invalidation2: Type2, _ invalidation3: Type3,
    _ invalidation4: Type4, _ invalidation5: Type5, _ invalidation6: Type6,
    _ invalidation7: Type7, _ invalidation8: Type8
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<Type1, Type2>, UIView.Invalidations.Tuple<Type3, Type4>
      >,
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<Type5, Type6>, UIView.Invalidations.Tuple<Type7, Type8>
      >
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
        .init(.init(invalidation5, invalidation6), .init(invalidation7, invalidation8))))
  }
}
