import Foundation
import Observation

/// A model whose properties can be observed.
@Observable
final class ObservedModel: @unchecked Sendable {
  var name = "Ann"
  var city = "Rome"
  var x: CGFloat = 50
}
