import Foundation

/// An array that can hold null elements and weak references to objects.
///
/// Follows <https://developer.apple.com/documentation/foundation/nspointerarray>.
open class NSPointerArray: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var entries: [KeptObject?] = []

  /// Creates an array with options for the memory management of objects.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
  }

  /// Creates an array with pointer functions for its objects.
  public convenience init(pointerFunctions functions: NSPointerFunctions) {
    self.init(options: functions.options)
  }

  /// Returns an array with strong references to its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// Returns an array with weak references to its objects.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of elements, including null ones.
  ///
  /// Increasing it adds null elements.
  open var count: Int {
    get { entries.count }
    set {
      if newValue < entries.count {
        entries.removeLast(entries.count - newValue)
      } else {
        entries += Array(repeating: nil, count: newValue - entries.count)
      }
    }
  }

  /// The objects, without null elements.
  open var allObjects: [Any] { entries.compactMap { $0?.object } }

  /// Returns the element at an index.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    entries[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  private func kept(_ pointer: UnsafeMutableRawPointer?) -> KeptObject? {
    pointer.map {
      let object = Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      return KeptObject(options.kept(object), isWeak: options.isWeak)
    }
  }

  /// Adds an element at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(kept(pointer)) }

  /// Removes the element at an index.
  open func removePointer(at index: Int) { entries.remove(at: index) }

  /// Inserts an element at an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(kept(item), at: index)
  }

  /// Replaces the element at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    entries[index] = kept(item)
  }

  /// Removes null elements.
  open func compact() { entries.removeAll { $0?.object == nil } }

  /// Returns an array with the same elements.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPointerArray(options: options)
    copy.entries = entries
    return copy
  }
}
