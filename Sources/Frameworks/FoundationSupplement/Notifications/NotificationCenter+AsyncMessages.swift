import Foundation

// Foundation's own methods are less specific, so that these take precedence over them.
extension NotificationCenter {
  /// Adds an observer of a subject's messages, and of their notifications.
  package func addObserver<Identifier: MessageIdentifier, Message: BridgedAsyncMessage>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    guard Message.isNotification else { return addPlainly(about: subject, observer) }
    return observe(subject, using: observer)
  }

  /// Adds an observer of all messages of a type, and of their notifications.
  package func addObserver<Identifier: MessageIdentifier, Message: BridgedAsyncMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken where Identifier.MessageType == Message {
    guard Message.isNotification else { return addPlainly(observer) }
    return observe(nil, using: observer)
  }

  /// Adds an observer of the messages of one or all subjects, and of their notifications.
  package func addObserver<Message: BridgedAsyncMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    guard Message.isNotification else { return addPlainly(about: subject, observer) }
    return observe(subject, using: observer)
  }

  /// Posts a message as a notification.
  package func post<Message: BridgedAsyncMessage>(_ message: Message, subject: Message.Subject)
  where Message.Subject: AnyObject {
    guard Message.isNotification else { return postPlainly(message, subject: subject) }
    post(Message.notification(message, about: subject))
  }

  /// Posts a message without a subject as a notification.
  package func post<Message: BridgedAsyncMessage>(_ message: Message) {
    guard Message.isNotification else { return postPlainly(message) }
    post(Message.notification(message, about: nil))
  }

  /// Adds an observer of the notifications of one or all subjects.
  private func observe<Message: BridgedAsyncMessage>(
    _ subject: Message.Subject?, using observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken {
    let (messages, continuation) = AsyncStream.makeStream(of: Message.self)
    Task {
      for await message in messages { await observer(message) }
    }
    let observation = MessageObservation(
      of: Message.name, object: subject, in: self, end: { continuation.finish() }
    ) {
      guard let message = Message.message(in: $0) else { return }
      continuation.yield(message)
    }
    return addPlainly { (message: Message) in
      _ = withExtendedLifetime(observation) { continuation.yield(message) }
    }
  }

  // Foundation's own methods. Messages that are notifications get there only from generic code.

  private func addPlainly<Message: AsyncMessage>(
    about subject: Message.Subject?, _ observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    addObserver(of: subject, for: Message.self, using: observer)
  }

  private func addPlainly<Message: AsyncMessage>(
    _ observer: @escaping @Sendable (Message) async -> Void
  )
    -> ObservationToken
  {
    addObserver(of: Message.Subject.self, for: BaseMessageIdentifier<Message>(), using: observer)
  }

  private func postPlainly<Message: AsyncMessage>(_ message: Message, subject: Message.Subject)
  where Message.Subject: AnyObject {
    post(message, subject: subject)
  }

  private func postPlainly<Message: AsyncMessage>(_ message: Message) { post(message) }
}
