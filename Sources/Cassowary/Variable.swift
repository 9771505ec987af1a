/// A variable in a system of constraints.
package struct Variable: Hashable, Sendable {
  let symbol: Int32
}
