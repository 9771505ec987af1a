/// A way in which the new value of a property invalidates a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewinvalidating>.
public protocol UIViewInvalidating {
  /// Invalidates a view.
  @MainActor func invalidate(view: UIView)
}

extension UIView {
  /// The ways in which the new value of a property invalidates a view.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/invalidations>.
  public enum Invalidations {
    /// The view has to be drawn again.
    public struct Display: UIViewInvalidating {
      /// Creates the way of invalidation.
      public init() {}

      /// Invalidates what a view draws.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// The subviews have to be laid out again.
    public struct Layout: UIViewInvalidating {
      /// Creates the way of invalidation.
      public init() {}

      /// Invalidates the layout of a view.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// The constraints have to be updated.
    public struct Constraints: UIViewInvalidating {
      /// Creates the way of invalidation.
      public init() {}

      /// Invalidates the constraints of a view.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// The view has a different intrinsic size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the way of invalidation.
      public init() {}

      /// Invalidates the intrinsic size of a view.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// The properties have to be updated.
    public struct Properties: UIViewInvalidating {
      /// Creates the way of invalidation.
      public init() {}

      /// Invalidates the properties of a view.
      public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
    }

    /// The configuration of a button, cell, header, or footer has to be updated.
    public struct Configuration: UIViewInvalidating {
      /// Creates the way of invalidation.
      public init() {}

      /// Invalidates the configuration of a view that has one.
      public func invalidate(view: UIView) {
        (view as? any ConfiguredView)?.setNeedsUpdateConfiguration()
      }
    }

    /// Two ways in which a view is invalidated.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
      UIViewInvalidating
    {
      let first: Invalidation1
      let second: Invalidation2

      /// Creates a pair of ways of invalidation.
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        first = invalidation1
        second = invalidation2
      }

      /// Invalidates a view in both ways.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view has to be drawn again.
  public static var display: UIView.Invalidations.Display { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The subviews have to be laid out again.
  public static var layout: UIView.Invalidations.Layout { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The constraints have to be updated.
  public static var constraints: UIView.Invalidations.Constraints { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The view has a different intrinsic size.
  public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
  /// The properties have to be updated.
  public static var properties: UIView.Invalidations.Properties { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configuration of a button, cell, header, or footer has to be updated.
  public static var configuration: UIView.Invalidations.Configuration { Self() }
}
