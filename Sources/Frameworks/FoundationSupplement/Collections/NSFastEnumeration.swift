import Foundation

/// A collection whose objects a framework can enumerate.
///
/// Without Objective-C, only Foundation's collections, arrays, sets, and the frameworks' own
/// collections conform.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsfastenumeration>.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}
