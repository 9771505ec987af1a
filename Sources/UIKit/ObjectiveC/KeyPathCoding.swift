import Foundation

/// Follows paths of keys, such as `layer.cornerRadius`, from object to object.
@MainActor
enum KeyPathCoding {
  static func value(forKeyPath keyPath: String, of object: AnyObject) -> Any? {
    var current: Any? = object
    for key in keyPath.split(separator: ".") {
      guard let object = current as AnyObject? else { return nil }
      current = value(forKey: String(key), of: object)
    }
    return current
  }

  static func setValue(_ value: Any?, forKeyPath keyPath: String, of object: AnyObject) {
    let keys = keyPath.split(separator: ".").map(String.init)
    var current: AnyObject = object
    for key in keys.dropLast() {
      guard let next = self.value(forKey: key, of: current) else { return }
      current = next as AnyObject
    }
    guard let last = keys.last else { return }
    if let responder = current as? UIResponder {
      responder.setValue(value, forKey: last)
    } else {
      do {
        try ObjCRuntime.setValue(value, forKey: last, on: current)
      } catch {
        fatalError("\(error)")
      }
    }
  }

  private static func value(forKey key: String, of object: AnyObject) -> Any? {
    if let responder = object as? UIResponder { return responder.value(forKey: key) }
    do {
      return try ObjCRuntime.value(forKey: key, of: object)
    } catch {
      fatalError("\(error)")
    }
  }
}
