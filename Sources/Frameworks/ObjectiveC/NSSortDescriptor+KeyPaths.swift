import Foundation

extension NSSortDescriptor {
  /// Creates a sort descriptor with the key path of any property, such as an optional one.
  ///
  /// Missing values come before all others.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/nssortdescriptor/init(keypath:ascending:)>.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: FoundationCalls.compare)
  }
}
