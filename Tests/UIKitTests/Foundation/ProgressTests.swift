import Foundation
import FoundationSupplement
import Testing

/// The counts of work that's in progress.
struct ProgressTests {
  /// Libraries reset the progress of a request before they try it again.
  @Test func aTotalCanBecomeZeroAgain() {
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 5
    progress.totalUnitCount = 0
    progress.completedUnitCount = 0
    #expect(progress.totalUnitCount == 0)
    #expect(progress.fractionCompleted == 0)
    #expect(progress.isIndeterminate)
    progress.totalUnitCount = 20
    progress.completedUnitCount = 5
    #expect(progress.fractionCompleted == 0.25)
  }

  @Test func theTotalOfAChildCanBecomeZeroAgain() {
    let (parent, child) = (Progress(totalUnitCount: 2), Progress(totalUnitCount: 4))
    parent.addChild(child, withPendingUnitCount: 1)
    child.completedUnitCount = 2
    #expect(parent.fractionCompleted == 0.25)
    child.totalUnitCount = 0
    child.completedUnitCount = 0
    child.totalUnitCount = 4
    child.completedUnitCount = 4
    #expect(parent.fractionCompleted == 0.5)
  }
}
