// Functions that `CGFloat` hides in its extensions on Linux, where Foundation declares members with
// the same names that nobody can use.

import Foundation

extension Foundation.CGFloat {
  nonisolated func abs<T: Swift.Comparable & Swift.SignedNumeric>(_ x: T) -> T { Swift.abs(x) }
  nonisolated static func abs<T: Swift.Comparable & Swift.SignedNumeric>(_ x: T) -> T {
    Swift.abs(x)
  }
  nonisolated func min<T: Swift.Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
  nonisolated static func min<T: Swift.Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
  nonisolated func max<T: Swift.Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
  nonisolated static func max<T: Swift.Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
  nonisolated func min<T: Swift.Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    rest.reduce(Swift.min(x, y, z)) { Swift.min($0, $1) }
  }
  nonisolated static func min<T: Swift.Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    rest.reduce(Swift.min(x, y, z)) { Swift.min($0, $1) }
  }
  nonisolated func max<T: Swift.Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    rest.reduce(Swift.max(x, y, z)) { Swift.max($0, $1) }
  }
  nonisolated static func max<T: Swift.Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    rest.reduce(Swift.max(x, y, z)) { Swift.max($0, $1) }
  }
}
