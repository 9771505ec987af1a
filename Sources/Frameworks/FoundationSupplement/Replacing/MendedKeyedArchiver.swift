import AppRuntime
import Foundation

/// The behavior of `NSKeyedArchiver` on Apple's systems: numbers of different types and mutable
/// strings stay what they are, and an object that can't be archived is an error.
final class MendedKeyedArchiver: Unchanged.KeyedArchiver {
  override func encode(_ object: Any?) {
    encode(object) { plainEncode($0) }
  }

  override func encode(_ objv: Any?, forKey key: String) {
    encode(objv) { plainEncode($0, forKey: key) }
  }

  private func encode(_ object: Any?, _ encode: (Any?) -> Void) {
    if let obstacle = Archivability(requiresSecureCoding: requiresSecureCoding).obstacle(in: object)
    {
      return ArchivingThread.fail(obstacle)
    }
    if let string = object as? NSMutableString, type(of: string) == NSMutableString.self {
      ArchivingThread.distinguishingNumbers { encode(ArchivedMutableString(string)) }
    } else {
      ArchivingThread.distinguishingNumbers { encode(object) }
    }
  }

  static func takeOver() {
    MethodTable.adopt(
      MendedKeyedArchiver.self, besides: Unchanged.KeyedArchiver.self, in: NSKeyedArchiver.self)
    MethodTable.replace(
      "$s10Foundation8NSNumberC7isEqualySbypSgF",
      in: [NSNumber.self, type(of: NSNumber(value: true))], by: 0, of: NumberComparison.self)
  }
}

extension NSKeyedArchiver {
  /// Replaces Foundation's method, which has no error for objects that can't be archived. This
  /// function is found first, because apps are linked with UIKit first.
  @_silgen_name(
    "$s10Foundation15NSKeyedArchiverC12archivedData14withRootObject21requiringSecureCoding0A10Essentials0E0Vyp_SbtKFZ"
  )
  package static func archive(_ object: Any, requiringSecureCoding: Bool) throws -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: requiringSecureCoding)
    try ArchivingThread.throwingErrors {
      archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
    }
    if let error = archiver.error { throw error }
    return archiver.encodedData
  }

  @_silgen_name("$s10Foundation15NSKeyedArchiverC6encodeyyypSgF")
  fileprivate func plainEncode(_ object: Any?)

  @_silgen_name("$s10Foundation15NSKeyedArchiverC6encode_6forKeyyypSg_SStF")
  fileprivate func plainEncode(_ object: Any?, forKey key: String)
}
