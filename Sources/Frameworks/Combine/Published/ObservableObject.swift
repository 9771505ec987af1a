internal import ObjectiveC

/// An object that announces its changes before they happen.
///
/// Follows <https://developer.apple.com/documentation/combine/observableobject>.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that announces changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's properties marked with `@Published` announce changes to.
  public var objectWillChange: ObservableObjectPublisher {
    ObservedObjects.publisher(of: self)
  }
}

/// The publishers of observable objects that don't have their own.
private enum ObservedObjects {
  /// The address is the key of the association.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = objc_getAssociatedObject(object, key) as? ObservableObjectPublisher {
      return known
    }
    let publisher = ObservableObjectPublisher()
    objc_setAssociatedObject(object, key, publisher, .OBJC_ASSOCIATION_RETAIN)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for case (_, let wrapper as any PublishedPropertyWrapper) in current.children {
        wrapper.property.objectWillChange = publisher
      }
      mirror = current.superclassMirror
    }
    return publisher
  }
}
