/// The types of results that a fetch request returns.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchrequestresulttype>.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Managed objects.
  public static var managedObjectResultType: Self { Self([]) }
  /// The identities of managed objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries with the values of properties.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// The number of objects.
  public static let countResultType = Self(rawValue: 4)
}
