import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The look of the running release, compared with what was measured on it.
  @MainActor struct MeasuredDesignTests {
    /// The greatest difference from a measured number, in the number's unit.
    private static let tolerance = 0.5

    @Test(arguments: MeasuredFact.all)
    func looksAsMeasured(_ fact: MeasuredFact) throws {
      let measure = try #require(MeasuredPart.all[fact.name], "nothing measures \(fact.name)")
      let values = try measure(TestScreen())
      #expect(values.count == fact.values.count)
      let tolerance = fact.unit == "pt" ? Self.tolerance : 0.01
      for (shown, expected) in zip(values, fact.values) {
        #expect(
          abs(shown - expected) <= tolerance,
          "\(fact.name) is \(values) \(fact.unit) instead of \(fact.values) (\(fact.source))")
      }
    }

    @Test func eachFactHasASourceAndIsUnique() {
      #expect(MeasuredFact.all.allSatisfy { !$0.source.isEmpty && !$0.values.isEmpty })
      #expect(Set(MeasuredFact.all.map(\.name)).count == MeasuredFact.all.count)
    }

    @Test func eachMeasurementHasAFact() {
      let names = Set(MeasuredFact.all.map(\.name))
      #expect(MeasuredPart.all.keys.filter { !names.contains($0) }.sorted() == [])
    }
  }
}
