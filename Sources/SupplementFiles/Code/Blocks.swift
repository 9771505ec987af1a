// A replacement for casts between blocks and pointers, because a block, which is a function here, is larger than a pointer.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

nonisolated func unsafeBitCast<Value, Result>(_ x: Value, to type: Result.Type) -> Result {
  UIKit.BlockPointers.cast(x, to: type)
}
