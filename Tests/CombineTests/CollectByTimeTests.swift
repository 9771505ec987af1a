import Combine
import Testing

struct CollectByTimeTests {
  private let subject = PassthroughSubject<Int, Failure>()
  private let scheduler = ManualScheduler()
  private let recorder = Recorder<[Int], Failure>()

  @Test func valuesOfAnIntervalAreGrouped() {
    subject.collect(.byTime(scheduler, .seconds(2))).subscribe(recorder)
    subject.send(1)
    scheduler.advance(by: 1)
    subject.send(2)
    #expect(recorder.values.isEmpty)
    scheduler.advance(by: 1)
    subject.send(3)
    scheduler.advance(by: 4)
    #expect(recorder.values == [[1, 2], [3]])
  }

  @Test func aFullGroupIsDeliveredAtOnce() {
    subject.collect(.byTimeOrCount(scheduler, .seconds(2), 2)).subscribe(recorder)
    (1...3).forEach(subject.send)
    #expect(recorder.values == [[1, 2]])
    scheduler.advance(by: 2)
    #expect(recorder.values == [[1, 2], [3]])
  }

  @Test func theEndDeliversTheLastGroup() {
    subject.collect(.byTime(scheduler, .seconds(2))).subscribe(recorder)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.values == [[1]])
    #expect(recorder.completion == .finished)
    #expect(scheduler.scheduled == 0)
  }

  @Test func aFailureDropsTheLastGroup() {
    subject.collect(.byTime(scheduler, .seconds(2))).subscribe(recorder)
    subject.send(1)
    subject.send(completion: .failure(Failure()))
    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == .failure(Failure()))
  }
}
