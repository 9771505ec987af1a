import Foundation

extension NSOrderedSet {
  /// Replaces Foundation's initializer, which keeps duplicates among the elements in order. This
  /// function is found first, because apps are linked with UIKit first.
  @_silgen_name("$s10Foundation12NSOrderedSetC5arrayACSayypG_tcfC")
  package static func withoutDuplicates(array: __owned [Any]) -> NSOrderedSet {
    NSOrderedSet(orderedSet: NSMutableOrderedSet.mutableWithoutDuplicates(array: array))
  }
}

extension NSMutableOrderedSet {
  /// Replaces Foundation's initializer in the same way.
  @_silgen_name("$s10Foundation19NSMutableOrderedSetC5arrayACSayypG_tcfC")
  package static func mutableWithoutDuplicates(array: __owned [Any]) -> NSMutableOrderedSet {
    let set = NSMutableOrderedSet()
    for element in array { set.add(element) }
    return set
  }
}
