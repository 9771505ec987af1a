import OSLog
import Testing

/// Intervals that apps measure.
struct OSSignposterTests {
  @Test func anIntervalReturnsTheResultOfItsTask() {
    let signposter = OSSignposter(subsystem: "dev.quince", category: "tests")
    #expect(signposter.withIntervalSignpost("sum") { 1 + 2 } == 3)
  }

  @Test func anIntervalKeepsItsIdentifier() {
    let signposter = OSSignposter()
    let (one, other) = (signposter.makeSignpostID(), signposter.makeSignpostID())
    #expect(one != other)
    let state = signposter.beginInterval("load", id: one, "file \(1)")
    #expect(state.signpostID == one)
    signposter.emitEvent("half", id: one)
    signposter.endInterval("load", state, "done")
    #expect(signposter.isEnabled)
    #expect(!OSSignposter.disabled.isEnabled)
  }
}
