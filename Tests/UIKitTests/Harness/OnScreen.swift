import Testing

/// Tests that share the one screen of the process, and so run one after another.
@Suite(.serialized)
enum OnScreen {}
