import Foundation
@_spi(Reflection) import Swift

/// The parts of URL sessions' tasks and loaders that Foundation doesn't declare as public.
///
/// The objects have no types here, so that only apps with connections load the code for them.
package enum TaskParts {
  /// The option that includes the properties of superclasses.
  private static let classFields = _EachFieldOptions(rawValue: 1)

  /// Returns the body of a task's request.
  /// - Parameter readsStream: Whether a stream is read, after which it's empty.
  package static func body(of task: AnyObject, readsStream: Bool) -> Data? {
    guard let body = member("knownBody", of: task).flatMap(unwrapped),
      let content = Mirror(reflecting: body).children.first?.value
    else { return nil }
    switch content {
    case let data as DispatchData: return Data(data)
    case let file as URL: return try? Data(contentsOf: file)
    case let stream as InputStream: return readsStream ? contents(of: stream) : nil
    default: return nil
    }
  }

  /// Returns a task's session.
  package static func session(of task: AnyObject) -> Any? {
    member("session", of: task).flatMap(unwrapped)
  }

  /// Returns the queue on which a task's loader runs.
  package static func queue(of task: AnyObject) -> DispatchQueue? {
    member("workQueue", of: task) as? DispatchQueue
  }

  /// Returns curl's handle, with which a loader of Foundation's loads a request.
  package static func curlHandle(of loader: AnyObject) -> UnsafeMutableRawPointer? {
    member("easyHandle", of: loader).flatMap(unwrapped)
      .flatMap { member("rawHandle", of: $0 as AnyObject) } as? UnsafeMutableRawPointer
  }

  /// Whether a task has been started before.
  package static func hasStarted(_ task: AnyObject) -> Bool {
    member("hasTriggeredResume", of: task) as? Bool ?? false
  }

  /// Whether Foundation doesn't ask a delegate for the body of a task's request.
  package static func knowsBody(of task: AnyObject) -> Bool {
    member("knownBody", of: task).flatMap(unwrapped) != nil
  }

  /// Returns the place of a stored property in an object, or `nil` if its class has no such property
  /// with the type.
  package static func place<Value>(
    of name: String, as type: Value.Type, in object: AnyObject
  ) -> UnsafeMutablePointer<Value>? {
    var place: UnsafeMutablePointer<Value>?
    _ = _forEachField(of: Swift.type(of: object), options: classFields) {
      label, offset, found, _ in
      guard String(cString: label) == name else { return true }
      if found == type {
        place = (Unmanaged.passUnretained(object).toOpaque() + offset)
          .assumingMemoryBound(to: Value.self)
      }
      return false
    }
    return place
  }

  /// Sets the file that a loader has downloaded.
  /// - Returns: Whether the loader has a place for it.
  package static func setFile(_ file: URL, of loader: AnyObject) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: loader)
    while let current = mirror, current.children.first?.label != "properties" {
      mirror = current.superclassMirror
    }
    guard let mirror, mirror.superclassMirror?.children.isEmpty == true,
      let old = mirror.children.first?.value as? any LoaderProperties,
      let new = old.adding(file, named: "temporaryFileURL")
    else { return false }
    store(new, in: loader)
    return true
  }

  /// Stores a value in the first property of an object, after the two words that each object starts
  /// with.
  private static func store<Value: LoaderProperties>(_ value: Value, in object: AnyObject) {
    let start = Unmanaged.passUnretained(object).toOpaque() + 2 * MemoryLayout<Int>.size
    start.assumingMemoryBound(to: Value.self).pointee = value
  }

  private static func member(_ name: String, of object: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private static func contents(of stream: InputStream) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    stream.open()
    defer { stream.close() }
    while true {
      let count = stream.read(&buffer, maxLength: buffer.count)
      guard count > 0 else { return data }
      data.append(contentsOf: buffer.prefix(count))
    }
  }
}

/// A dictionary whose keys have names.
private protocol LoaderProperties {
  func adding(_ value: Any, named name: String) -> Self?
}

extension Dictionary: LoaderProperties {
  fileprivate func adding(_ value: Any, named name: String) -> Self? {
    func key<Name: RawRepresentable>(_ type: Name.Type) -> Name? {
      (name as? Name.RawValue).flatMap(Name.init(rawValue:))
    }
    guard let type = Key.self as? any RawRepresentable.Type, let key = key(type) as? Key,
      let value = value as? Value
    else { return nil }
    return merging([key: value]) { $1 }
  }
}
