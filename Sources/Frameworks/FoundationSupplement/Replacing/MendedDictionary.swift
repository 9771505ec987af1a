import Foundation

/// The behavior of `NSDictionary` on Apple's systems: it sorts keys by comparing values. On Linux,
/// it compares the keys.
final class MendedDictionary: Unchanged.Dictionary {
  override func keysSortedByValue(
    options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult
  ) -> [Any] {
    let entries = allKeys.compactMap { key in object(forKey: key).map { (key: key, value: $0) } }
    return entries.sorted { cmptr($0.value, $1.value) == .orderedAscending }.map(\.key)
  }

  override func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
    keysSortedByValue(options: [], usingComparator: cmptr)
  }

  static func takeOver() {
    MethodTable.adopt(
      MendedDictionary.self, besides: Unchanged.Dictionary.self, in: NSDictionary.self,
      and: [NSMutableDictionary.self])
  }
}
