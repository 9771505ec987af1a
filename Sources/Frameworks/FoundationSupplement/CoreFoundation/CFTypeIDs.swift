import Foundation

/// Returns the type ID of an object.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfgettypeid(_:)>.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  switch cf {
  case let number as NSNumber:
    TypeIDs.isBoolean(number) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSNull: CFNullGetTypeID()
  case let object as any TypeIdentified: type(of: object).typeID
  default: TypeIDs.of("CFGetTypeID", cf)
  }
}

/// Returns the type ID of strings.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfstringgettypeid()>.
public func CFStringGetTypeID() -> CFTypeID { TypeIDs.of("CFStringGetTypeID") }

/// Returns the type ID of numbers.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfnumbergettypeid()>.
public func CFNumberGetTypeID() -> CFTypeID { TypeIDs.of("CFNumberGetTypeID") }

/// Returns the type ID of Booleans.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfbooleangettypeid()>.
public func CFBooleanGetTypeID() -> CFTypeID { TypeIDs.of("CFBooleanGetTypeID") }

/// Returns the type ID of arrays.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfarraygettypeid()>.
public func CFArrayGetTypeID() -> CFTypeID { TypeIDs.of("CFArrayGetTypeID") }

/// Returns the type ID of dictionaries.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdictionarygettypeid()>.
public func CFDictionaryGetTypeID() -> CFTypeID { TypeIDs.of("CFDictionaryGetTypeID") }

/// Returns the type ID of data.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdatagettypeid()>.
public func CFDataGetTypeID() -> CFTypeID { TypeIDs.of("CFDataGetTypeID") }

/// Returns the type ID of dates.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdategettypeid()>.
public func CFDateGetTypeID() -> CFTypeID { TypeIDs.of("CFDateGetTypeID") }

/// Returns the type ID of the null object.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfnullgettypeid()>.
public func CFNullGetTypeID() -> CFTypeID { TypeIDs.of("CFNullGetTypeID") }

private enum TypeIDs {
  /// Returns the result of a function that returns a type ID.
  static func of(_ function: String) -> CFTypeID {
    CoreFoundationSymbols.function(function, as: (@convention(c) () -> UInt).self)()
  }

  /// Returns the type ID that a function returns for an object.
  static func of(_ function: String, _ object: AnyObject) -> CFTypeID {
    CoreFoundationSymbols.function(function, as: (@convention(c) (UnsafeRawPointer) -> UInt).self)(
      Unmanaged.passUnretained(object).toOpaque())
  }

  /// Returns whether a number was created from a Boolean.
  static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
