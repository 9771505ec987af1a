import Testing

/// Tests that share the only screen of the process, and therefore run one after another.
@Suite(.serialized)
enum OnScreen {}
