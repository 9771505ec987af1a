import Foundation

/// The value of a property marked with `@Published`, and its publishers.
final class PublishedStorage<Value>: PublishedProperty {
  let state: SubjectState<Value, Never>
  private let lock = NSLock()
  private var announcer: ObservableObjectPublisher?

  init(_ value: Value) {
    state = SubjectState(description: "PublishedSubject", value: value)
  }

  var value: Value { state.value.unsafelyUnwrapped }

  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { announcer } }
    set { lock.withLock { announcer = newValue } }
  }

  /// Announces a value to the object's observers and to those of the property, and then sets it.
  func send(_ value: Value) {
    objectWillChange?.send()
    state.sendBeforeChange(to: value)
  }
}
