import Foundation

/// A number of elements, or the place of one.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfindex>.
public typealias CFIndex = Int

/// A set of options.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfoptionflags>.
public typealias CFOptionFlags = UInt

/// The number under which an object is found in a table.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfhashcode>.
public typealias CFHashCode = UInt

/// The number of a kind of objects.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cftypeid>.
public typealias CFTypeID = UInt

/// An object of Core Foundation, of whichever kind.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cftyperef>.
public typealias CFTypeRef = AnyObject

/// An array that can be changed, which is one of Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfmutablearray>.
public typealias CFMutableArray = NSMutableArray

/// A dictionary that can be changed, which is one of Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfmutabledictionary>.
public typealias CFMutableDictionary = NSMutableDictionary

/// A set, which is one of Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfset>.
public typealias CFSet = NSSet

/// A string that can be changed, which is one of Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfmutablestring>.
public typealias CFMutableString = NSMutableString

/// An attributed string, which is one of Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfattributedstring>.
public typealias CFAttributedString = NSAttributedString

/// An attributed string that can be changed, which is one of Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfmutableattributedstring>.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Bytes that can be changed, which are Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfmutabledata>.
public typealias CFMutableData = NSMutableData

/// A place of data, which is one of Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfurl>.
public typealias CFURL = NSURL

/// A number, which is one of Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfnumber>.
public typealias CFNumber = NSNumber

/// Yes or no, which is one of Foundation's numbers as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfboolean>.
public typealias CFBoolean = NSNumber

/// A point in time, which is one of Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdate>.
public typealias CFDate = NSDate

/// An error, which is one of Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cferror>.
public typealias CFError = NSError

/// A language and a region, which are Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cflocale>.
public typealias CFLocale = NSLocale

/// A source of memory. The default one, `nil`, is the only one.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfallocator>.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The default source of memory.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfallocatordefault>.
public let kCFAllocatorDefault: CFAllocator! = nil

/// Yes.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbooleantrue>.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)

/// No.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbooleanfalse>.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
