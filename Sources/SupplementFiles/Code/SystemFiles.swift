// Names of Apple's C library for streams.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import UIKit

typealias fpos_t = Swift.Int64
nonisolated func funopen(
  _ cookie: Swift.UnsafeRawPointer?, _ readfn: UIKit.StreamFunctions.Read?,
  _ writefn: UIKit.StreamFunctions.Write?, _ seekfn: UIKit.StreamFunctions.Seek?,
  _ closefn: UIKit.StreamFunctions.Close?
) -> Swift.UnsafeMutablePointer<FILE>? {
  UIKit.StreamFunctions(read: readfn, write: writefn, seek: seekfn, close: closefn).open(cookie)
}
