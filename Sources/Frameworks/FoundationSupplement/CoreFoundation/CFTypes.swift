import Foundation

/// A number of elements, or the index of an element.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfindex>.
public typealias CFIndex = Int

/// A set of options.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfoptionflags>.
public typealias CFOptionFlags = UInt

/// A hash code of an object.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfhashcode>.
public typealias CFHashCode = UInt

/// The ID of an object type.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cftypeid>.
public typealias CFTypeID = UInt

/// A Core Foundation object of any type.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cftyperef>.
public typealias CFTypeRef = AnyObject

/// A mutable array, which is the same as Foundation's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfmutablearray>.
public typealias CFMutableArray = NSMutableArray

/// A mutable dictionary, which is the same as Foundation's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfmutabledictionary>.
public typealias CFMutableDictionary = NSMutableDictionary

/// A set, which is the same as Foundation's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfset>.
public typealias CFSet = NSSet

/// A mutable string, which is the same as Foundation's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfmutablestring>.
public typealias CFMutableString = NSMutableString

/// An attributed string, which is the same as Foundation's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfattributedstring>.
public typealias CFAttributedString = NSAttributedString

/// A mutable attributed string, which is the same as Foundation's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfmutableattributedstring>.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Mutable data, which is the same as Foundation's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfmutabledata>.
public typealias CFMutableData = NSMutableData

/// A URL, which is the same as Foundation's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfurl>.
public typealias CFURL = NSURL

/// A number, which is the same as Foundation's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfnumber>.
public typealias CFNumber = NSNumber

/// A Boolean, which is the same as one of Foundation's numbers.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfboolean>.
public typealias CFBoolean = NSNumber

/// A date, which is the same as Foundation's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdate>.
public typealias CFDate = NSDate

/// An error, which is the same as Foundation's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cferror>.
public typealias CFError = NSError

/// A locale, which is the same as Foundation's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cflocale>.
public typealias CFLocale = NSLocale

/// A memory allocator.
///
/// The default one, `nil`, is the only one.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfallocator>.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The default memory allocator.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfallocatordefault>.
public let kCFAllocatorDefault: CFAllocator! = nil

/// The Boolean value true.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbooleantrue>.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)

/// The Boolean value false.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbooleanfalse>.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
