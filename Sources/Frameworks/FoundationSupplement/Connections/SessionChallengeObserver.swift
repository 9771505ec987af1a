/// A URL session's delegate that answers the session's challenges, such as whether to trust a
/// server.
package protocol SessionChallengeObserver {}
