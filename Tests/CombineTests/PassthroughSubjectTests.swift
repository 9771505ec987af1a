import Combine
import Testing

struct PassthroughSubjectTests {
  private let subject = PassthroughSubject<Int, Failure>()

  @Test func subscribersReceiveValuesInTheOrderOfTheirSubscriptions() {
    var received: [String] = []
    let subscriptions = (0..<20).map { index in
      subject.sink { _ in
        received.append("\(index) ends")
      } receiveValue: {
        received.append("\(index): \($0)")
      }
    }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    let values = [1, 2].flatMap { value in (0..<20).map { "\($0): \(value)" } }
    #expect(received == values + (0..<20).map { "\($0) ends" })
    withExtendedLifetime(subscriptions) {}
  }

  @Test func aCanceledSubscriberReceivesNothingMore() {
    var received: [Int] = []
    let first = subject.sink { _ in
    } receiveValue: {
      received.append($0)
    }
    let second = subject.sink { _ in
    } receiveValue: {
      received.append($0 * 10)
    }
    subject.send(1)
    first.cancel()
    subject.send(2)
    #expect(received == [1, 10, 20])
    second.cancel()
  }

  @Test func aSubscriberReceivesOnlyAsManyValuesAsItRequests() {
    let recorder = Recorder<Int, Failure>(demand: .max(2))
    subject.subscribe(recorder)
    (1...4).forEach(subject.send)
    #expect(recorder.values == [1, 2])
    recorder.subscription?.request(.max(1))
    (5...6).forEach(subject.send)
    #expect(recorder.values == [1, 2, 5])
  }

  @Test func aSubscriberAfterTheEndReceivesOnlyTheCompletion() {
    subject.send(completion: .failure(Failure()))
    subject.send(1)
    let recorder = Recorder<Int, Failure>()
    subject.subscribe(recorder)
    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == .failure(Failure()))
  }

  @Test func aValueThatASubscriberSendsIsDeliveredBeforeSendReturns() {
    var received: [String] = []
    let first = subject.sink { _ in
    } receiveValue: { [subject] value in
      received.append("first \(value)")
      if value == 1 {
        subject.send(2)
        received.append("sent 2")
      }
    }
    let second = subject.sink { _ in
    } receiveValue: {
      received.append("second \($0)")
    }
    subject.send(1)
    #expect(received == ["first 1", "first 2", "second 2", "sent 2", "second 1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func aSubjectPassesOnTheValuesOfAPublisher() {
    let recorder = Recorder<Int, Failure>()
    subject.subscribe(recorder)
    let subscription = [1, 2].publisher.setFailureType(to: Failure.self).subscribe(subject)
    #expect(recorder.values == [1, 2])
    #expect(recorder.completion == .finished)
    subscription.cancel()
  }

  @Test func anEmptyValueNeedsNoArgument() {
    var count = 0
    let subject = PassthroughSubject<Void, Never>()
    let subscription = subject.sink { count += 1 }
    subject.send()
    #expect(count == 1)
    subscription.cancel()
  }
}
