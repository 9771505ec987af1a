internal import COpenSSL
internal import ObjectiveC
import Synchronization
import FoundationNetworking

/// The servers that a URL session's delegate has decided about.
final class SessionServers: Sendable {
  /// A decision about a server.
  enum Decision: Sendable {
    /// A certificate is accepted.
    case certificate(SecCertificate)
    /// The certificates are accepted that the computer trusts.
    case trusted
    /// No certificate is accepted, because the server couldn't be reached to ask about it.
    case unreachable
    /// Requests fail.
    case failure(URLError)
  }

  /// A closure that's called with a decision.
  typealias Handler = @Sendable (Decision) -> Void

  private struct State {
    var decisions: [ServerAddress: Decision] = [:]
    var handlers: [ServerAddress: [Handler]] = [:]
    /// The certificates to which connections refer.
    var accepted: Set<AcceptedCertificate> = []
  }

  private static let lock = Mutex(())
  /// The servers of each session, which are accessed only with the lock.
  nonisolated(unsafe) private static let sessions = Association<SessionServers>()

  private let state = Mutex(State())

  /// Returns the servers of a session.
  static func of(_ session: URLSession) -> SessionServers {
    lock.withLock { _ in sessions.value(of: session, orMake: SessionServers()) }
  }

  /// Asks for a decision about a server, unless it's known.
  ///
  /// Several requests that start at the same time share a decision.
  func decide(
    _ address: ServerAddress, asking ask: (@escaping Handler) -> Void,
    then handler: @escaping Handler
  ) {
    let (known, isFirst) = state.withLock { state -> (Decision?, Bool) in
      if let known = state.decisions[address], known.isLasting { return (known, false) }
      state.handlers[address, default: []].append(handler)
      return (nil, state.handlers[address]?.count == 1)
    }
    if let known { return handler(known) }
    guard isFirst else { return }
    ask { decision in
      let handlers = self.state.withLock { state in
        state.decisions[address] = decision
        return state.handlers.removeValue(forKey: address) ?? []
      }
      for handler in handlers { handler(decision) }
    }
  }

  // MARK: Connections

  /// Makes a loader of Foundation's follow the decisions.
  func apply(to handle: CurlHandle) {
    // The context checks the names of hosts instead, except for accepted certificates.
    handle.set(.verifiesHost, 0)
    handle.set(Self.configure, with: self)
  }

  private static let configure: CurlHandle.ContextFunction = { handle, context, data in
    guard let handle, let context, let data, let url = CurlHandle(handle).url,
      let address = ServerAddress(url)
    else { return 1 }
    let servers = Unmanaged<SessionServers>.fromOpaque(data).takeUnretainedValue()
    servers.configure(OpaquePointer(context), for: address)
    return 0
  }

  private func configure(_ context: OpaquePointer, for address: ServerAddress) {
    switch state.withLock({ $0.decisions[address] }) {
    case .certificate(let certificate): accept(certificate, in: context)
    case .trusted: check(address.host, in: context)
    case .some: accept(nil, in: context)
    case nil: check(address.host, in: context)
    }
  }

  private func check(_ host: String, in context: OpaquePointer) {
    let parameters = SSL_CTX_get0_param(context)
    // The first function fails unless the name is an address.
    if X509_VERIFY_PARAM_set1_ip_asc(parameters, host) != 1 {
      X509_VERIFY_PARAM_set1_host(parameters, host, host.utf8.count)
    }
  }

  private func accept(_ certificate: SecCertificate?, in context: OpaquePointer) {
    let accepted = state.withLock {
      $0.accepted.insert(AcceptedCertificate(certificate)).memberAfterInsert
    }
    SSL_CTX_set_cert_verify_callback(
      context,
      { store, data in
        guard let data else { return 0 }
        let accepted = Unmanaged<AcceptedCertificate>.fromOpaque(data).takeUnretainedValue()
        let sent = SecCertificate(X509_STORE_CTX_get0_cert(store))
        let isAccepted = sent != nil && sent == accepted.certificate
        X509_STORE_CTX_set_error(store, isAccepted ? X509_V_OK : X509_V_ERR_CERT_REJECTED)
        return isAccepted ? 1 : 0
      }, Unmanaged.passUnretained(accepted).toOpaque())
  }
}

extension SessionServers.Decision {
  /// Whether the decision is for later requests, too.
  fileprivate var isLasting: Bool {
    switch self {
    case .certificate, .trusted: true
    case .unreachable, .failure: false
    }
  }
}

/// A certificate that a connection accepts, or none.
private final class AcceptedCertificate: Hashable, Sendable {
  let certificate: SecCertificate?

  init(_ certificate: SecCertificate?) {
    self.certificate = certificate
  }

  static func == (one: AcceptedCertificate, other: AcceptedCertificate) -> Bool {
    one.certificate == other.certificate
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(certificate)
  }
}
