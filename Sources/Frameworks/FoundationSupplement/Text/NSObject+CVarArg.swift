import Foundation

/// Objects as values for `%@`, with their description.
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The object's description; Core Foundation can't describe all of them.
  public var _cVarArgObject: any CVarArg { self as? NSString ?? NSString(string: description) }

  /// The object's address.
  public var _cVarArgEncoding: [Int] {
    _encodeBitsAsWords(unsafeBitCast(self, to: AnyObject.self))
  }
}
