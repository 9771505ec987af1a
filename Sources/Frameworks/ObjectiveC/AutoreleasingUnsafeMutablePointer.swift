import Foundation

/// A pointer to an object reference that it doesn't own, such as the location in which a method
/// stores an error.
///
/// Follows <https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer>.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let place: UnsafeMutableRawPointer

  /// Creates a pointer to the same location as another pointer, or `nil`.
  public init?<Other>(_ from: UnsafeMutablePointer<Other>?) {
    guard let from else { return nil }
    self.init(from)
  }

  /// Creates a pointer to the same location as another pointer.
  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    place = UnsafeMutableRawPointer(from)
  }

  /// The object.
  ///
  /// When it's set, the object stays alive at least until the current turn of the main queue ends.
  public var pointee: Pointee {
    get {
      guard let address = place.load(as: UnsafeMutableRawPointer?.self) else {
        return Optional<AnyObject>.none as! Pointee
      }
      return Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() as! Pointee
    }
    nonmutating set {
      let object = newValue as AnyObject?
      place.storeBytes(
        of: object.map { Unmanaged.passUnretained($0).toOpaque() },
        as: UnsafeMutableRawPointer?.self)
      nonisolated(unsafe) let kept = object
      DispatchQueue.main.async { withExtendedLifetime(kept) {} }
    }
  }

  /// The object at an offset from the pointer.
  public subscript(index: Int) -> Pointee {
    AutoreleasingUnsafeMutablePointer(
      (place + index * MemoryLayout<UnsafeRawPointer>.stride).assumingMemoryBound(
        to: Pointee.self)
    ).pointee
  }
}
