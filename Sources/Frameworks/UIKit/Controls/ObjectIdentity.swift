/// The identity of a value that can't be compared: copies share it, and nothing else does.
final class ObjectIdentity: Hashable, Sendable {
  static func == (lhs: ObjectIdentity, rhs: ObjectIdentity) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
