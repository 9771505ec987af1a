import Combine
import Testing

struct MergeTests {
  private let first = PassthroughSubject<Int, Failure>()
  private let second = PassthroughSubject<Int, Failure>()
  private let recorder = Recorder<Int, Failure>()

  @Test func valuesArriveInTheOrderInWhichTheyAreSent() {
    first.merge(with: second).subscribe(recorder)
    first.send(1)
    second.send(2)
    first.send(3)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func theEndComesAfterThatOfAllPublishers() {
    first.merge(with: second).subscribe(recorder)
    first.send(completion: .finished)
    #expect(recorder.completion == nil)
    second.send(1)
    second.send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.completion == .finished)
  }

  @Test func aFailureEndsEverything() {
    first.merge(with: second).subscribe(recorder)
    first.send(completion: .failure(Failure()))
    second.send(1)
    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == .failure(Failure()))
  }

  @Test func aSubscriberReceivesOnlyAsManyValuesAsItRequests() {
    let recorder = Recorder<Int, Never>(demand: .max(3))
    [1, 2].publisher.merge(with: [3, 4].publisher).subscribe(recorder)
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completion == nil)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2, 3, 4])
    #expect(recorder.completion == .finished)
  }

  @Test func aSubscriberCanRequestAnyNumberOfValuesWithItsFirst() {
    let recorder = Recorder<Int, Failure>(demand: .max(1), more: .unlimited)
    first.merge(with: second).subscribe(recorder)
    for value in 1...3 {
      first.send(value)
      second.send(value * 10)
    }
    #expect(recorder.values == [1, 10, 2, 20, 3, 30])
  }

  @Test(arguments: [Subscribers.Demand.max(1), .unlimited])
  func waitingValuesArriveWithMoreDemand(more: Subscribers.Demand) {
    let recorder = Recorder<Int, Never>(demand: .none, more: more)
    [1, 2].publisher.merge(with: [3, 4].publisher).subscribe(recorder)
    #expect(recorder.values.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values.sorted() == [1, 2, 3, 4])
    #expect(recorder.completion == .finished)
  }

  @Test func aValueThatWaitsArrivesWithTheDemandForAnother() {
    let third = PassthroughSubject<Int, Failure>()
    var hasRequested = false
    var values: [Int] = []
    let subscriber = AnySubscriber<Int, Failure>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: { value in
        values.append(value)
        // While the subscriber handles a value, another one arrives that it hasn't requested.
        if !hasRequested {
          hasRequested = true
          third.send(2)
        }
        return value == 1 ? .max(1) : .none
      })
    first.merge(with: second, third).subscribe(subscriber)
    first.send(1)
    #expect(values == [1, 2])
  }

  @Test func upToEightPublishersMerge() {
    let publishers = (1...8).map { [$0, $0 * 10].publisher }
    let merged = publishers[0].merge(
      with: publishers[1], publishers[2], publishers[3], publishers[4], publishers[5],
      publishers[6], publishers[7])
    let recorder = Recorder<Int, Never>()
    merged.subscribe(recorder)
    #expect(recorder.values == (1...8).flatMap { [$0, $0 * 10] })
    #expect(recorder.completion == .finished)
    let chained = Just(1).merge(with: [2].publisher).merge(with: Just(3), Empty())
    let values = Recorder<Int, Never>()
    chained.subscribe(values)
    #expect(values.values == [1, 2, 3])
    #expect("\(type(of: chained))".hasPrefix("Merge4<"))
  }

  @Test func anyNumberOfPublishersOfATypeMerge() {
    let recorder = Recorder<Int, Never>()
    Publishers.MergeMany((1...3).map(Just.init)).merge(with: Just(4)).subscribe(recorder)
    #expect(recorder.values == [1, 2, 3, 4])
    let nothing = Recorder<Int, Never>()
    Publishers.MergeMany([Just<Int>]()).subscribe(nothing)
    #expect(nothing.completion == .finished)
  }

  @Test func cancelingEndsAllSubscriptions() {
    var canceled: [Int] = []
    let subscription = first.handleEvents(receiveCancel: { canceled.append(1) })
      .merge(with: second.handleEvents(receiveCancel: { canceled.append(2) }))
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    subscription.cancel()
    #expect(canceled == [1, 2])
  }
}
