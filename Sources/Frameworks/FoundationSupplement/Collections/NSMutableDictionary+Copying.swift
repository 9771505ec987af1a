import Foundation

extension NSMutableDictionary {
  /// The value for a key whose type is only known to be copyable.
  @_disfavoredOverload
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let copy = key.copy(with: nil) as? NSObject else { return }
      if let newValue { setObject(newValue, forKey: copy) } else { removeObject(forKey: copy) }
    }
  }
}
