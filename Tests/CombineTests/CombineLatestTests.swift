import Combine
import Testing

struct CombineLatestTests {
  private let name = PassthroughSubject<String, Failure>()
  private let age = CurrentValueSubject<Int?, Failure>(nil)

  @Test func eachChangeIsPublishedWithTheLatestOtherValue() {
    let recorder = Recorder<String, Failure>()
    name.combineLatest(age) { "\($0) \($1 ?? 0)" }.subscribe(recorder)
    age.send(1)
    #expect(recorder.values.isEmpty)
    name.send("a")
    age.send(2)
    age.send(nil)
    name.send("b")
    #expect(recorder.values == ["a 1", "a 2", "a 0", "b 0"])
  }

  @Test func theEndComesAfterThatOfAllPublishers() {
    let recorder = Recorder<(String, Int?), Failure>()
    name.combineLatest(age).subscribe(recorder)
    name.send("a")
    name.send(completion: .finished)
    age.send(3)
    #expect(recorder.values.count == 2)
    #expect(recorder.completion == nil)
    age.send(completion: .finished)
    #expect(recorder.completion == .finished)
  }

  @Test func aFailureEndsEverything() {
    let recorder = Recorder<(String, Int?), Failure>()
    name.combineLatest(age).subscribe(recorder)
    name.send("a")
    age.send(completion: .failure(Failure()))
    name.send("b")
    #expect(recorder.values.count == 1)
    #expect(recorder.completion == .failure(Failure()))
  }

  @Test func aValueCanCancelTheSubscriptionWhenItsReleased() {
    final class Value {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    let values = PassthroughSubject<Value, Failure>()
    var subscription: AnyCancellable?
    var count = 0
    subscription = values.combineLatest(age) { _, _ in 0 }
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in count += 1 })
    values.send(Value { subscription?.cancel() })
    values.send(Value { count += 10 })
    #expect(count == 12)
    values.send(Value {})
    #expect(count == 12)
  }

  @Test func upToFourPublishersCombine() {
    let recorder = Recorder<String, Never>()
    Publishers.CombineLatest4(Just(1), Just("b"), Just(true), [1.5, 2.5].publisher)
      .map { "\($0) \($1) \($2) \($3)" }.subscribe(recorder)
    #expect(recorder.values == ["1 b true 1.5", "1 b true 2.5"])
    let three = Recorder<Bool, Never>()
    Just(1).combineLatest(Just(2), Just(3)) { $0 < $1 && $1 < $2 }.subscribe(three)
    #expect(three.values == [true])
    #expect(three.completion == .finished)
  }

  @Test func aSubscriberReceivesOnlyAsManyValuesAsItRequests() {
    let numbers = PassthroughSubject<Int, Never>()
    let recorder = Recorder<(Int, Int), Never>(demand: .max(1))
    Just(0).combineLatest(numbers).subscribe(recorder)
    numbers.send(1)
    numbers.send(2)
    #expect(recorder.values.map(\.1) == [1])
    recorder.subscription?.request(.max(1))
    numbers.send(3)
    #expect(recorder.values.map(\.1) == [1, 3])
  }
}
