import Foundation

/// Subclasses of Foundation's classes that override nothing, which `MethodTable` compares with
/// those that do.
enum Unchanged {
  class Array: NSArray {}
  class MutableArray: NSMutableArray {}
  class MutableAttributedString: NSMutableAttributedString {}
  class Data: NSData {}
  class Dictionary: NSDictionary {}
  class Error: NSError, @unchecked Sendable {}
  class KeyedArchiver: NSKeyedArchiver {}
  class UserDefaults: Foundation.UserDefaults {}
}
